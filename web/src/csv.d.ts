declare module "*.csv?rows" {
  const rows: Array<Record<string, string>>;
  export default rows;
}

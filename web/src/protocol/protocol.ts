// The types generated from the server's description, under a short name.
export * from "../../protocol/protocol";

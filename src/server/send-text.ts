interface TextReply {
  type(contentType: string): unknown;
  serializer(make: () => string): unknown;
  send(payload: unknown): unknown;
}

/** Answers with what is JSON already; it is still charged by its bytes. */
export function sendText<Reply extends TextReply>(reply: Reply, text: string): Reply {
  reply.type("application/json; charset=utf-8");
  reply.serializer(() => text);
  reply.send(text);
  return reply;
}

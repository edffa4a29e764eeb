import type { JudgeRoute } from "../protocol/index.ts";
import { maxProgram } from "../protocol/index.ts";
import { programTypes } from "../protocol/schemas.ts";
import { refused } from "./errors.ts";
import type { JudgeQueue } from "./judge-queue.ts";
import type { Handlers, Settings } from "./routes.ts";

/** Programs to be judged; without a queue there is nothing here. */
export function judgeApi(queue: JudgeQueue | undefined): Handlers<JudgeRoute> {
  const open = () => {
    if (!queue) throw refused("judge-off");
    return queue;
  };
  return {
    submitProgram: async ({ ip, body, query: { assignment, name, language = "en" } }, reply) => {
      if (!Buffer.isBuffer(body) || body.length === 0) throw refused("message-malformed", { where: "" });
      const id = await open().add(ip, { assignment, name, language }, body);
      return reply.code(202).send({ id });
    },
    judging: async ({ params: { id } }, reply) => {
      reply.header("cache-control", "no-store");
      return open().look(id);
    },
  };
}

/** A file is not read before it is known to be taken. */
export function judgeSettings(queue: JudgeQueue | undefined): Settings {
  return {
    submitProgram: {
      bodyLimit: maxProgram,
      types: programTypes,
      onRequest: async ({ ip, raw }) => {
        if (!queue) throw refused("judge-off");
        await queue.admit(ip, raw);
      },
      onResponse: async ({ raw }) => queue?.leave(raw),
    },
  };
}

/** A path of the API that leads nowhere. */
const nowhere = "/api/nowhere";

/**
 * The path by which a request finds its way. Fastify refuses a path that cannot be read before anything is counted, so it is led
 * nowhere instead. Also understood is a whole address, which a proxy may ask for (RFC 9112, section 3.2.2).
 */
export function pathFor(target = ""): string {
  const url = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, "");
  const [path = ""] = url.split(/[?#]/, 1);
  return path.startsWith("/") && canBeRead(path) ? url : nowhere;
}

function canBeRead(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

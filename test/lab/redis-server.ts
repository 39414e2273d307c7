import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Redis } from "ioredis";

/** A real server of this computer's, with a password, in the clear and encrypted; nothing, where there is none. */

export const password = "hush";
const program = ["redis-server", "valkey-server"].find((name) => spawnSync(name, ["--version"]).status === 0);
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

export const whyNone = program
  ? hasOpenssl
    ? undefined
    : "there is no openssl to make a certificate with"
  : "there is neither redis-server nor valkey-server here";

export class RedisServer {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), "cardwright-redis-"));
  private port = 0;
  private securePort = 0;

  readonly certificate = join(this.folder, "cert.pem");

  async start(): Promise<void> {
    const key = join(this.folder, "key.pem");
    if (this.port === 0) {
      this.port = await freePort();
      this.securePort = await freePort();
      const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
      const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
      const places = ["-keyout", key, "-out", this.certificate];
      execFileSync("openssl", ["req", "-x509", ...made, ...subject, ...places], { stdio: "ignore" });
    }
    const plain = ["--port", String(this.port), "--bind", "127.0.0.1", "--requirepass", password];
    const files = ["--tls-cert-file", this.certificate, "--tls-key-file", key, "--tls-ca-cert-file", this.certificate];
    const secure = ["--tls-port", String(this.securePort), "--tls-auth-clients", "no", ...files];
    const keepsNothing = ["--save", "", "--appendonly", "no", "--dir", this.folder];
    this.child = spawn(program!, [...plain, ...secure, ...keepsNothing], { stdio: "ignore" });
    for (let n = 0; ; n++) {
      const redis = this.client();
      const isUp = await redis.ping().then(
        () => true,
        () => false,
      );
      redis.disconnect();
      if (isUp) return;
      if (n === 100) throw new Error(`${program} does not start`);
      await setTimeout(50);
    }
  }

  /** As a computer does whose power fails. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return `redis://:${password}@127.0.0.1:${this.port}`;
  }
  get secureUrl(): string {
    return `rediss://:${password}@localhost:${this.securePort}`;
  }

  client(): Redis {
    const redis = new Redis(this.url, { retryStrategy: () => null, maxRetriesPerRequest: null });
    redis.on("error", () => undefined);
    return redis;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

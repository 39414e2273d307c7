import type { CommandOption } from "./command";

/** Without it the environment says where the queue is, for `worker`; what holds a password is never written on a command line. */
export const queueOption = (about: string): CommandOption => ({
  name: "queue",
  value: "<address>",
  about: `${about}: redis://host:6379, rediss:// with encryption, or a file that holds the address`,
});

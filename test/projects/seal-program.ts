import { sealOfHome } from "../../main/projects/seal";

/** Says its seal, as one of many that begin at once. */
process.stdout.write(sealOfHome(process.argv[2] ?? "").of("text"));

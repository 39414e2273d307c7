/**
 * How Node is told to wait before it optimises a function. Tests run most of what they read for moments: what was optimised
 * was hardly used again, and took more than a fifth of all their time.
 */
export const patientNode = ["--interrupt-budget=2000000"];

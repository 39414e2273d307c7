/**
 * How Node is told to wait before it optimises a function. Tests run most of what they read for moments: what was optimised
 * was hardly used again, and took more than a fifth of all their time. And what they make is soon forgotten: where there is
 * more room for it, less of it is still in use when the room is full.
 */
export const patientNode = ["--interrupt-budget=2000000", "--max-semi-space-size=64"];

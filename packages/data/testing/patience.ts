/**
 * Milliseconds a test waits for an event that must come. The figure judges nothing: other programs may take the cores for minutes, so only a
 * program that hangs exceeds it. TEST_PATIENCE shortens it where hanging is expected (tools/sabotage).
 */
export const patience = Number(process.env.TEST_PATIENCE ?? 300_000);

/**
 * Parsing without stack traces: hostile text has an error at every character, and each would record its stack.
 */

/** Runs what may make many errors, none of which records its stack. */
export function withoutStacks<Result>(run: () => Result): Result {
  const errors = Error as unknown as { stackTraceLimit?: number | undefined }
  const usual = errors.stackTraceLimit
  errors.stackTraceLimit = 0
  try {
    return run()
  } finally {
    errors.stackTraceLimit = usual
  }
}

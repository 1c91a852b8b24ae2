/**
 * An error that ends a command: one line for a person, and the exit code.
 *
 * Internal errors are plain Errors, never one of these.
 */

export class CliError extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message)
    this.name = 'Problem'
    this.exitCode = exitCode
  }
}

/** 1: the answer is no: nothing found, a difference, findings. 2: trouble, or a wrong command line. */
export type ExitCode = 1 | 2

/** Whether a thrown value is a CliError. Checked by name, because commands loaded on demand have their own copy of the class. */
export const isCliError = (error: unknown): error is CliError => error instanceof Error && error.name === 'Problem'

/** The service did not respond; a cached copy, or the catalog of the package, may replace it. */
export class Unreachable extends CliError {}

/** An error for a wrong command line; `message` says what to write instead. */
export const usageError = (message: string): CliError => new CliError(message, 2)

/** The message of anything thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code of an error of Node's, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code

/**
 * What ends a command before it is done: one line for a person, and the exit code.
 *
 * Our own faults are plain Errors and never one of these.
 */

export class CliError extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode = 1) {
    super(message)
    this.name = 'Problem'
    this.exitCode = exitCode
  }
}

/** 1: the command was right and failed. 2: it was misused. */
export type ExitCode = 1 | 2

/** Whether a thrown value is a Problem. Commands that are loaded when called bring a class of their own. */
export const isCliError = (error: unknown): error is CliError => error instanceof Error && error.name === 'Problem'

/** The service gave no answer of its own; a kept copy, or the catalog of the package, may stand in for it. */
export class Unreachable extends CliError {}

/** The command line asks for what is not there; `message` says what to write instead. */
export const usageError = (message: string): CliError => new CliError(message, 2)

/** The words of anything thrown. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code of an error of Node's, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code

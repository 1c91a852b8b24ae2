/**
 * What ends a command before it is done: one line for a person, and the exit code.
 *
 * Our own faults are plain Errors and never one of these.
 */

/** 1: the command was right and failed. 2: it was misused. */
export type ExitCode = 1 | 2

export class Problem extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode = 1) {
    super(message)
    this.name = 'Problem'
    this.exitCode = exitCode
  }
}

/** Whether a thrown value is a Problem. Commands that are loaded when called bring a class of their own. */
export const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem'

/** The service gave no answer of its own; a kept copy may stand in for it. */
export class Unreachable extends Problem {}

/** The command line asks for what is not there; `message` says what to write instead. */
export const misused = (message: string): Problem => new Problem(message, 2)

/** The words of anything thrown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code of an error of Node's, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code

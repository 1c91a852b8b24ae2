/**
 * The program `diagref`: reads the command line, runs the command, and reports errors.
 */

import { isCliError } from '../cli-error.ts'
import { endOnClosedPipe, errorStream, logMessage, print } from '../output.ts'
import { packageVersion } from '../package.ts'
import { readArguments } from './arguments.ts'

/** Runs the program with the arguments after its name and sets the exit code: 0 done, 1 the answer is no, 2 trouble. */
export async function main(args: string[]): Promise<void> {
  endOnClosedPipe()
  try {
    process.exitCode = await run(args)
  } catch (error) {
    const problem = isCliError(error) ? error : undefined
    const exitCode = problem?.exitCode ?? 2
    if (problem !== undefined && args.includes('--json'))
      errorStream().write(`${JSON.stringify({ error: { message: problem.message, exitCode } })}\n`)
    else logMessage(problem?.message ?? `internal error: ${error instanceof Error ? error.stack : String(error)}`)
    exitNow(exitCode)
  }
}

const run = async (args: string[]): Promise<number> => {
  const request = readArguments(args)
  if (request.values['version']) await print(`${packageVersion()}\n`)
  else if (request.values['help']) await print(await help(request))
  else if (request.command === undefined) {
    errorStream().write(await help(request))
    return 2
  } else return (await (await request.command.load()).run(request)) ?? 0
  return 0
}

const help = async ({ command }: ReturnType<typeof readArguments>): Promise<string> => {
  const { commandHelp, generalHelp } = await import('./help.ts')
  return command === undefined ? generalHelp() : commandHelp(command)
}

/** Exits immediately: a pending DNS lookup must not keep a failed command waiting. */
const exitNow = (exitCode: number): void => {
  errorStream().write('', () => process.exit(exitCode))
}

/**
 * The program `diagref`: reads the command line, runs the command, and words what goes wrong.
 */
import { readArguments } from './arguments.ts'
import { endOnClosedPipe, print, say } from './output.ts'
import { packageVersion } from './package.ts'
import { isProblem } from './problem.ts'

const help = async ({ command }: ReturnType<typeof readArguments>): Promise<string> => {
  const { commandHelp, generalHelp } = await import('./help.ts')
  return command === undefined ? generalHelp() : commandHelp(command)
}

const run = async (args: string[]): Promise<number> => {
  const request = readArguments(args)
  if (request.values['version']) await print(`${packageVersion()}\n`)
  else if (request.values['help']) await print(await help(request))
  else if (request.command === undefined) {
    process.stderr.write(await help(request))
    return 2
  } else return (await (await request.command.load()).run(request)) ?? 0
  return 0
}

/** Ends at once: a look-up of a name that does not come back must not keep a failed command waiting. */
const endNow = (exitCode: number): void => {
  process.stderr.write('', () => process.exit(exitCode))
}

/** Runs the program with the arguments after its name and sets the exit code: 0 done, 1 failed, 2 misused. */
export const main = async (args: string[]): Promise<void> => {
  endOnClosedPipe()
  try {
    process.exitCode = await run(args)
  } catch (error) {
    const problem = isProblem(error) ? error : undefined
    say(problem?.message ?? `a fault of its own: ${error instanceof Error ? error.stack : String(error)}`)
    endNow(problem?.exitCode ?? 1)
  }
}

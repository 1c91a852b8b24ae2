/**
 * Uses the program as agents do: the commands of the skill one after the other, and the MCP server from search to file.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** A server's command; its files are in `cwd` unless it was told another folder. */
export type Command = { command: string; args: string[]; env: Record<string, string>; cwd: string; files?: string }

/** An environment with Node, the programs in some folders, an empty home, and nothing else. */
export const environmentOf = (home: string, ...folders: string[]): Record<string, string> => ({
  PATH: [...folders, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
  HOME: home,
})

/** Runs every command of a skill in a folder; returns their number, and throws where one fails. */
export function trySkill(skill: string, cwd: string, env: Record<string, string>): number {
  const blocks = readFileSync(skill, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)
  const commands = [...blocks].flatMap(([, block = '']) => block.trim().split('\n'))
  for (const command of commands)
    execFileSync('sh', ['-ec', command], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  return commands.length
}

type Answer = { content: { type: string; text?: string }[]; structuredContent?: unknown; isError?: boolean }

/** How long an answer may take, in milliseconds: a release may be tried on a machine that has other work. */
const patience = 300_000

/** Searches, fetches data, draws them, and writes a file; returns what happened in a few words. */
export async function talkTo({ files, ...command }: Command, version: string): Promise<string> {
  const client = new Client({ name: 'release', version: '1' })
  await client.connect(new StdioClientTransport({ ...command, stderr: 'inherit' }), { timeout: patience })
  try {
    if (client.getServerVersion()?.version !== version) throw new Error('the server says another version')
    const call = async (name: string, args: Record<string, unknown>): Promise<Answer> => {
      const answer = (await client.callTool({ name, arguments: args }, { timeout: patience })) as Answer
      if (answer.isError) throw new Error(`${name}: ${answer.content[0]?.text ?? ''}`)
      return answer
    }
    const { structuredContent: found } = await call('list_diagrams', { query: 'what breaks if this one fails' })
    const id = (found as { items: { id: string }[] }).items[0]?.id ?? ''
    const { structuredContent: got } = await call('get_diagram', { id, include: 'data' })
    const drawn = await call('draw_diagram', { id, data: (got as { data: object }).data, output: 'drawn.svg' })
    if (!drawn.content.some(({ type }) => type === 'image')) throw new Error('there is no picture to look at')
    if (!existsSync(join(files ?? command.cwd, 'drawn.svg'))) throw new Error('the file was not written')
    return `${id} found, drawn, seen and written`
  } finally {
    await client.close()
  }
}

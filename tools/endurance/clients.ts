/**
 * The load: clients that ask one thing after the other on a connection of their own, 1% of it hostile.
 */
import { Agent, request } from 'node:http'
import { hostile } from '../../test/mcp/hostile.ts'
import { send } from '../../test/mcp/wire.ts'
import { type Period, pause } from './nuisances.ts'

type Outcome = { status: number; body: string } | { error: string }

/** What the clients saw. Times are milliseconds, by half of the period. */
export type Seen = {
  requests: number
  hostile: number
  lost: number
  problems: string[]
  times: [early: number[], late: number[]]
}

/** Runs clients until the period is over. The first body of an address is the one that all others must equal. */
export async function runClients(port: number, { isOver, milliseconds }: Period, clients: number): Promise<Seen> {
  await untilReady(port)
  const targets = await readTargets(port)
  const seen: Seen = { requests: 0, hostile: 0, lost: 0, problems: [], times: [[], []] }
  const bodies = new Map<string, string>()
  const half = performance.now() + milliseconds / 2
  const one = async (index: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let number = index * 7919; !isOver(); number++) {
      if (number % 100 === 99) {
        seen.hostile++
        await send(port, hostile(number)).catch(() => undefined)
        continue
      }
      const path = targets[number % targets.length] ?? '/'
      const start = performance.now()
      const problem = judge(await ask(port, path, agent), path, bodies)
      seen.times[start < half ? 0 : 1].push(performance.now() - start)
      seen.requests++
      if (problem === 'lost') seen.lost++
      else if (problem !== undefined) seen.problems.push(problem)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => one(index)))
  return seen
}

const judge = (outcome: Outcome, path: string, bodies: Map<string, string>): string | undefined => {
  if ('error' in outcome) return 'lost'
  if (outcome.status !== 200) return `${path}: ${outcome.status}`
  const first = bodies.get(path)
  bodies.set(path, first ?? outcome.body)
  return first === undefined || first === outcome.body ? undefined : `${path}: another body than before`
}

const ask = (port: number, path: string, agent: Agent | false): Promise<Outcome> =>
  new Promise((resolve) => {
    const fail = ({ message }: Error): void => resolve({ error: message })
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body })).on('error', fail)
    })
      .on('error', fail)
      .end()
  })

const untilReady = async (port: number): Promise<void> => {
  for (;;) {
    const outcome = await ask(port, '/readyz', false)
    if ('status' in outcome && outcome.status === 200) return
    await pause(100)
  }
}

/** Five addresses of each recipe: files, pages and searches. */
const readTargets = async (port: number): Promise<string[]> => {
  const listed = await ask(port, '/api/diagrams', false)
  const { recipes } = JSON.parse('body' in listed ? listed.body : '') as { recipes: { id: string; name: string }[] }
  return recipes.flatMap(({ id, name }) => [
    `/api/diagrams/${id}/svg?theme=dark`,
    `/api/diagrams/${id}/scene`,
    `/api/diagrams/${id}`,
    `/diagrams/${id}`,
    `/api/diagrams?q=${encodeURIComponent(name.split(' ')[0] ?? '')}`,
  ])
}

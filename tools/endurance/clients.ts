/**
 * The load: clients that send one request after another on a connection of their own, 1% of them hostile.
 */
import { Agent, request } from 'node:http'
import { hostile } from '../../test/mcp/hostile.ts'
import { callTool, modern, send, usual } from '../../test/mcp/wire.ts'
import { type Period, pause } from './period.ts'

type Outcome = { status: number; body: string } | { error: string }
type Question = { path: string; headers?: Record<string, string>; body?: string }

/** What the clients saw. Times are milliseconds: of the quiet phase, and of the rest. */
export type Seen = {
  requests: number
  hostile: number
  lost: number
  problems: string[]
  times: { quiet: number[]; loud: number[] }
}

/** Runs clients until the period is over. Every body must equal the first one for the same request. */
export async function runClients(port: number, period: Period, clients: number): Promise<Seen> {
  const questions = await readQuestions(port)
  const seen: Seen = { requests: 0, hostile: 0, lost: 0, problems: [], times: { quiet: [], loud: [] } }
  const bodies = new Map<Question, string>()
  const askOne = async (question: Question, agent: Agent): Promise<void> => {
    const times = period.isQuiet() ? seen.times.quiet : seen.times.loud
    const start = performance.now()
    const problem = judge(await ask(port, question, agent), question, bodies)
    times.push(performance.now() - start)
    seen.requests++
    if (problem === 'lost') seen.lost++
    else if (problem !== undefined) seen.problems.push(problem)
  }
  const one = async (index: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let number = index * 7919; !period.isOver(); number++) {
      if (number % 100 === 99 && !period.isQuiet()) {
        seen.hostile++
        await send(port, hostile(number)).catch(() => undefined)
      } else await askOne(questions[number % questions.length] ?? { path: '/' }, agent)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => one(index)))
  return seen
}

const judge = (outcome: Outcome, question: Question, bodies: Map<Question, string>): string | undefined => {
  if ('error' in outcome) return 'lost'
  const said = `${question.path}${question.body === undefined ? '' : ` ${question.body.slice(0, 120)}`}`
  if (outcome.status !== 200) return `${said}: ${outcome.status}`
  const first = bodies.get(question)
  bodies.set(question, first ?? outcome.body)
  return first === undefined || first === outcome.body ? undefined : `${said}: another body than before`
}

const ask = (port: number, { path, headers = {}, body }: Question, agent: Agent | false): Promise<Outcome> =>
  new Promise((resolve) => {
    const fail = ({ message }: Error): void => resolve({ error: message })
    const method = body === undefined ? 'GET' : 'POST'
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text })).on('error', fail)
    })
      .on('error', fail)
      .end(body)
  })

/** Resolves when the service is ready. */
export const untilReady = async (port: number): Promise<void> => {
  for (;;) {
    const outcome = await ask(port, { path: '/readyz' }, false)
    if ('status' in outcome && outcome.status === 200) return
    await pause(100)
  }
}

/** For each recipe: files, pages, a search, and an MCP call of either era. */
const readQuestions = async (port: number): Promise<Question[]> => {
  const listed = await ask(port, { path: '/api/diagrams' }, false)
  const { recipes } = JSON.parse('body' in listed ? listed.body : '') as { recipes: { id: string; name: string }[] }
  return recipes.flatMap(({ id, name }): Question[] => {
    const query = name.split(' ')[0] ?? ''
    return [
      { path: `/api/diagrams/${id}/svg?theme=dark` },
      { path: `/api/diagrams/${id}/scene` },
      { path: `/api/diagrams/${id}` },
      { path: `/diagrams/${id}` },
      { path: `/api/diagrams?q=${encodeURIComponent(query)}` },
      { path: '/mcp', headers: usual, body: callTool('get_diagram', { id }) },
      { path: '/mcp', ...modern('tools/call', { name: 'list_diagrams', arguments: { query } }) },
    ]
  })
}

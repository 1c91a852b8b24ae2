/**
 * Servers that replace the service: a small catalog that never changes, and responses as wrong as a test needs.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recipe } from '../../src/catalog/recipe.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { serveRecipes } from '../../tools/serving.ts'

export type StandIn = {
  baseUrl: string
  port: number
  /** The requests, in order: method, target and headers. */
  asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[]
  stop: () => Promise<void>
}

export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Serves a listener on the loopback address. */
export const staleCopy = async (answer: RequestListener): Promise<StandIn> => {
  const asked: StandIn['asked'] = []
  const server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, port, asked, stop: () => stopServer(server) }
}

/** A scene that draws every kind of element. */
export const scene: Scene = {
  version: 1,
  width: 400,
  height: 184,
  title: 'A client calls a service over HTTP',
  description: 'Two boxes side by side; an arrow from the client to the service says that it asks over HTTP.',
  elements: [
    { type: 'box', x: 32, y: 72, w: 104, h: 88 },
    { type: 'line', x: 136, y: 116, x2: 264, y2: 116, arrow: true },
    { type: 'text', x: 84, y: 122, text: 'Client  «ä»', align: 'middle' },
  ],
}

const recipe = (id: string, words: Partial<Recipe>): Recipe => ({
  id,
  name: 'Client and service',
  family: 'Flows',
  description: 'A client that asks a service over HTTP, and the answer it gets.',
  useWhen: 'One call is the subject.',
  avoidWhen: 'Many calls follow each other; use `request-sequence`.',
  visual: 80,
  ease: 90,
  overall: 85,
  rationale: 'Plain.',
  aliases: [],
  questions: [],
  reviewed: '2026-11-20',
  revision: 1,
  primitives: ['box', 'text', 'line'],
  scene,
  ...words,
})

export const recipes: Recipe[] = [
  recipe('client-service', {}),
  recipe('request-sequence', { name: 'Request sequence', family: 'Sequences', overall: 92 }),
  recipe('gantt', { name: 'Gantt chart', family: 'Time & planning', overall: 8 }),
]

/** The real service over that small catalog. */
export const serveSmall = (): ReturnType<typeof serveRecipes> => serveRecipes({ recipes })

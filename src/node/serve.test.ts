/**
 * A server from its start to its stop.
 */
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from './serve.ts'

test('a stopping server finishes what is under way and refuses new connections', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    load: async () => ({
      handle: (_request, response) => void held.then(() => response.end('done')),
      refuse: () => undefined,
      refuseConnect: () => undefined,
    }),
  })
  const answer = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: '/' }, (response) =>
      response.setEncoding('utf8').on('data', resolve),
    ).on('error', reject)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = server.stop(5_000)
  release()
  expect(await answer).toBe('done')
  await stopped
  const late = new Promise((_resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, agent: false }).on('error', reject)
  })
  await expect(late).rejects.toThrow('ECONNREFUSED')
})

test('a taken port is refused before anything is loaded', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as import('node:net').AddressInfo
  let loads = 0
  const load = () => {
    loads++
    return Promise.reject(new Error('loaded'))
  }
  await expect(serve({ port, host: '127.0.0.1', load })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect(loads).toBe(0)
  taken.close()
})

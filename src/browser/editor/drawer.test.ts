import { afterEach, expect, test, vi } from 'vitest'
import type { Warning } from '../../../drawing/outcome.ts'
import type { Answer, DrawReply, DrawRequest } from '../draw-worker.ts'
import { Drawer } from './drawer.ts'

afterEach(() => vi.unstubAllGlobals())

/** A worker that replies as it is told. */
const withWorker = () => {
  const sent: DrawRequest[] = []
  let reply: (data: DrawReply) => void = () => undefined
  class FakeWorker {
    addEventListener(type: string, listen: (event: { data: DrawReply }) => void): void {
      if (type === 'message') reply = (data) => listen({ data })
    }
    postMessage(request: DrawRequest): void {
      sent.push(request)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return { drawer: new Drawer('worker.js'), sent, reply: (data: DrawReply) => reply(data) }
}

const answer: Answer = { values: {} }
const warnings: Warning[] = [{ level: 'warning', at: 'rows.0', problem: 'touches' }]

test('of requests made while the worker is busy, the newest alone is sent', () => {
  const { drawer, sent, reply } = withWorker()
  const done: number[] = []
  for (const scene of [1, 2, 3]) drawer.ask({ scene }, () => done.push(scene))
  reply({ job: 1, answer })
  reply({ job: 2, answer })
  expect([sent.map(({ question }) => question), done]).toEqual([
    [{ scene: 1 }, { scene: 3 }],
    [1, 3],
  ])
})

test('what the linter says of a drawing comes after it, and not if another one was asked for since', () => {
  const { drawer, reply } = withWorker()
  const heard: string[] = []
  const ask = (scene: string) =>
    drawer.ask(
      { scene },
      () => heard.push(scene),
      (all) => heard.push(`${scene}: ${all.length}`),
    )
  ask('first')
  reply({ job: 1, answer })
  reply({ job: 1, warnings })
  ask('second')
  reply({ job: 1, warnings })
  reply({ job: 2, answer })
  reply({ job: 2, warnings })
  expect(heard).toEqual(['first', 'first: 1', 'second', 'second: 1'])
})

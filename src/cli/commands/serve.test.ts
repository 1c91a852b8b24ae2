import { afterEach, expect, test, vi } from 'vitest'
import { run } from './serve.ts'

const started = vi.hoisted(() => vi.fn())
vi.mock('../../node/run.ts', () => ({ run: started }))

afterEach(() => {
  vi.unstubAllEnvs()
  started.mockClear()
})

/** The flags that the service is started with. */
const flagsFor = async (values: Record<string, string>): Promise<string[]> => {
  await run({ operands: [], values })
  return (started.mock.calls[0] as [string[]])[0]
}

test('serve listens on this machine alone, unless a host is named', async () => {
  vi.stubEnv('HOST', '')
  expect(await flagsFor({ port: '3001' })).toEqual(['--port=3001', '--host=127.0.0.1'])
})

test('a host that is named counts, as an option or as HOST', async () => {
  vi.stubEnv('HOST', '')
  expect(await flagsFor({ host: '0.0.0.0' })).toEqual(['--host=0.0.0.0'])
  started.mockClear()
  vi.stubEnv('HOST', '0.0.0.0')
  expect(await flagsFor({})).toEqual([])
})

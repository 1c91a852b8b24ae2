import { runInNewContext } from 'node:vm'
import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { giver, leanExports } from './lean-exports.ts'

/** As the chunks of the command line are made. */
const asCommonJs = async (text: string): Promise<string> => {
  const { code } = await transform(text, { format: 'cjs', platform: 'neutral', target: 'node20', minify: true })
  return code.trim()
}

type Exports = Record<string, unknown> & { __esModule?: boolean }

const run = (code: string, needed: object = {}): Exports => {
  const module = { exports: {} }
  runInNewContext(`${giver}${code}`, { module, require: () => needed })
  return module.exports
}

const text =
  'import {other} from "./o.js"; export let count=1; export const raise=()=>{count++}; export default other; export {count as $n}'

test('exports are those of the code as it was: live, named and marked, without helpers', async () => {
  const code = await asCommonJs(text)
  const lean = leanExports(code)
  expect(lean).toMatch(/^give\(module,\{/)
  expect(lean).not.toContain('getOwnPropertyDescriptor')
  expect(code.length - lean.length).toBeGreaterThan(300)
  const [before, after] = [code, lean].map((each) => run(each, { other: 'o' })) as [Exports, Exports]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect([after.__esModule, after['default']]).toEqual([true, 'o'])
  const raise = after['raise'] as () => void
  raise()
  expect([after['count'], after['$n']]).toEqual([2, 2])
})

test('what has no exports, and what needs the default of another module, stays as it is', async () => {
  for (const other of ['console.log(1)', 'import it from "./it.js"; export const both = [it]'])
    expect(leanExports(await asCommonJs(other))).toBe(await asCommonJs(other))
})

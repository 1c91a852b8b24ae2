import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commands } from '../src/cli/commands/commands.ts'
import { manPage } from './man-page.ts'

const page = manPage('1.2.3')

const plain = page.replaceAll('\\-', '-').replaceAll(/\\f[BIR]/g, '')

test('the page names every command and every option', () => {
  for (const { name, options } of commands) {
    expect(plain).toContain(`.SS diagref ${name}`)
    for (const option of Object.keys(options)) expect(plain).toContain(`--${option}`)
  }
  expect(plain).toContain('.TH DIAGREF 1 "" "diagref 1.2.3"')
})

test('no line is read as a roff request, and no character as a roff escape', () => {
  const requests = page.split('\n').flatMap((line) => /^[.'](\S*)/.exec(line)?.[1] ?? [])
  expect([...new Set(requests)].sort()).toEqual(['EE', 'EX', 'PP', 'RE', 'RS', 'SH', 'SS', 'TH', 'TP', 'ad', 'nr'])
  const escapes = page.match(/\\(?:\(..|f.|.)/g) ?? []
  expect(escapes.filter((each) => !/^\\(?:-|e|&|f[BIR]|\((?:aq|ga|ha|ti|dq))$/.test(each))).toEqual([])
})

const has = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

test.runIf(has('groff'))('groff has no warning about it', () => {
  const { status, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-z'], { input: page, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createLocalFiles } from './local-file.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'files-')))
const start = join(folder, 'start')
mkdirSync(join(start, 'below'), { recursive: true })
mkdirSync(join(folder, 'started'))
writeFileSync(join(folder, 'secret.json'), '{}')
writeFileSync(join(start, 'a.json'), '{}')
symlinkSync(join(folder, 'secret.json'), join(start, 'link.json'))
symlinkSync(folder, join(start, 'up'))

const none = () => Promise.resolve([])

describe('without roots, files below the folder that the server was started in', () => {
  const { pathOf } = createLocalFiles(none, start)

  test.each(['a.json', './below/new.svg', '..a.json', join(start, 'a.json'), 'below/../a.json'])(
    '%s is allowed',
    async (file) => expect(await pathOf(file)).toMatch(new RegExp(`^${start}/`)),
  )

  test.each([
    '../secret.json',
    '/etc/passwd',
    'link.json',
    'up/new.svg',
    '../started/x.svg',
    join(folder, 'secret.json'),
  ])('%s is refused', async (file) => {
    await expect(pathOf(file)).rejects.toThrow(/is outside of the folder the server was started in/)
  })

  test('standard input and devices are refused', async () => {
    await expect(pathOf('-')).rejects.toThrow(/Standard input/)
    await expect(createLocalFiles(none, '/dev').pathOf('/dev/zero')).rejects.toThrow(/device/)
  })
})

describe('roots of the client take the place of that folder', () => {
  const { pathOf } = createLocalFiles(
    () => Promise.resolve([pathToFileURL(join(folder, 'started')).href, 'x:bad']),
    start,
  )

  test('files below a root are allowed, relative to the first', async () => {
    expect(await pathOf('x.svg')).toBe(join(folder, 'started', 'x.svg'))
    expect(await pathOf(join(folder, 'started', 'y.svg'))).toBe(join(folder, 'started', 'y.svg'))
  })

  test('others are refused', async () => {
    await expect(pathOf(join(start, 'a.json'))).rejects.toThrow(/outside of the roots/)
  })
})

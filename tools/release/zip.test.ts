import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFolder } from './zip.ts'

const makeFolder = (date: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'diagref-zip-'))
  mkdirSync(join(folder, 'bin'))
  for (const name of date > 0 ? ['b.txt', 'bin/a', 'a.txt'] : ['a.txt', 'b.txt', 'bin/a']) {
    writeFileSync(join(folder, name), `in ${name}`)
    utimesSync(join(folder, name), date, date)
  }
  return folder
}

test('the same files give the same archive, whenever and in whatever order they were written', () => {
  const archive = zipFolder(makeFolder(0), 'x/')
  expect(Buffer.from(zipFolder(makeFolder(1_600_000_000), 'x/')).equals(Buffer.from(archive))).toBe(true)
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(files).toEqual([
    ['x/a.txt', 'in a.txt'],
    ['x/b.txt', 'in b.txt'],
    ['x/bin/a', 'in bin/a'],
  ])
})

test('programs are executable, other files are not', () => {
  const archive = Buffer.from(zipFolder(makeFolder(0)))
  // The central directory has the attributes of each file 38 bytes behind its signature, the name eight bytes on.
  const modes = new Map<string, number>()
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 1)) {
    const length = archive.readUInt16LE(at + 28)
    modes.set(archive.toString('latin1', at + 46, at + 46 + length), archive.readUInt32LE(at + 38) >>> 16)
  }
  expect(modes).toEqual(
    new Map([
      ['a.txt', 0o100_644],
      ['b.txt', 0o100_644],
      ['bin/a', 0o100_755],
    ]),
  )
})

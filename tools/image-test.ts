/**
 * `npm run image-test`: builds deploy/Dockerfile with buildah, without a container registry, and runs the image
 * as it is meant to be run: as an unprivileged user on a read-only file system.
 *
 * Needs root on Debian, and 3 GB in node_modules/.cache; nothing is left running.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildah } from './image/base-image.ts'
import { buildImage } from './image/build-image.ts'
import { packageVersion } from './release/release.ts'

const port = 4895

type Config = { User: string; Entrypoint: string[]; Env: string[]; WorkingDir: string; Healthcheck: { Test: string[] } }

const readConfig = (): Config =>
  (JSON.parse(buildah('inspect', '--type', 'image', 'diagref')) as { Docker: { config: Config } }).Docker.config

/** Runs a program of the image in a mount namespace of its own, on a read-only root, as the image's user. */
const runInImage = (root: string, { User, WorkingDir, Env }: Config, command: string[]): ChildProcess => {
  const enter = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec chroot --userspec="$1" "$0" "${@:2}"'
  // chroot starts at the root, so the script needs an absolute path.
  const absolute = command.map((word) => (word.endsWith('.js') ? join(WorkingDir, word) : word))
  const settings = [...Env, `PORT=${port}`, 'HOST=127.0.0.1'].map((each) => each.split(/=(.*)/s).slice(0, 2))
  return spawn('unshare', ['--mount', '--', 'bash', '-c', enter, root, User, ...absolute], {
    env: Object.fromEntries(settings) as Record<string, string>,
    stdio: 'inherit',
  })
}

const isHealthy = async (root: string, config: Config): Promise<boolean> => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const [code] = (await once(runInImage(root, config, config.Healthcheck.Test.slice(1)), 'exit')) as [number]
    if (code === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))

const check = (what: string, passed: boolean): void => {
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${what}`)
  if (!passed) process.exitCode = 1
}

const checkFiles = (root: string): void => {
  const files = filesOf(root)
  const programs = files.filter((name) => /\/s?bin\//.test(name))
  check(`${files.length} files; the only program is ${programs.join(', ')}`, programs.join() === '/usr/local/bin/node')
  for (const name of ['sbom.json', 'third-party-licenses.txt', 'LICENSE'])
    check(`/app/${name}`, files.includes(`/app/${name}`))
}

const testImage = async (): Promise<void> => {
  const config = readConfig()
  const container = buildah('from', 'diagref')
  const root = buildah('mount', container)
  check(`runs as user ${config.User}`, config.User === '65532:65532')
  checkFiles(root)
  const service = runInImage(root, config, config.Entrypoint)
  check('HEALTHCHECK succeeds', await isHealthy(root, config))
  const svg = await fetch(`http://127.0.0.1:${port}/api/diagrams/request-sequence/svg`).catch(() => undefined)
  check('an SVG is served', svg?.status === 200)
  service.kill('SIGTERM')
  const [code] = (await once(service, 'exit')) as [number]
  check('on SIGTERM it exits with 0', code === 0)
  buildah('rm', container)
}

buildImage('.', { version: packageVersion(), revision: '' })
await testImage()

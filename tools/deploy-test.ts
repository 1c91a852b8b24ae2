/**
 * `npm run deploy-test`: the configurations in deploy/, each against the real program.
 *
 * Missing programs are installed from Debian if that is allowed; otherwise the run lists them.
 */
import { execFileSync, spawnSync } from 'node:child_process'

/** Programs, and the Debian packages that provide them. */
const programs: Record<string, string> = {
  nginx: 'nginx',
  caddy: 'caddy',
  varnishd: 'varnish',
  'systemd-analyze': 'systemd',
}

const isMissing = (program: string): boolean => spawnSync('which', [program]).status !== 0

const missingPackages = (): string[] =>
  Object.entries(programs)
    .filter(([program]) => isMissing(program))
    .map(([, name]) => name)

const install = (packages: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  if (process.getuid?.() !== 0 || isMissing('apt-get')) return
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore', env })
}

if (missingPackages().length > 0) install(missingPackages())
const missing = missingPackages()
if (missing.length > 0) throw new Error(`Install these first (Debian: apt-get install ${missing.join(' ')}).`)

execFileSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' })
const args = ['vitest', 'run', '--config', 'vitest.deploy.config.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1

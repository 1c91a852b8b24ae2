/**
 * Finds Chromium, installs it if that is allowed, or says what to do.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's build without any window first: it shows the same pages in two thirds of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const advice =
  'The browser tests need Chromium. Install it (Debian: apt-get install -y chromium-headless-shell), or name one: CHROMIUM=/path/to/chrome npm test'

const install = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', 'chromium-headless-shell'], { stdio: 'ignore' })
  } catch {
    throw new Error(advice)
  }
}

/** The path of a Chromium. */
export const findChromium = (): string => {
  const named = process.env['CHROMIUM']
  if (named !== undefined) return named
  if (!places.some((place) => existsSync(place))) install()
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(advice)
  return found
}

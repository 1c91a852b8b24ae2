/**
 * Facts about the whole program: its exit codes and environment variables, as used by help, the manual page and the
 * guide.
 */

/** A name and what it means. */
export type Fact = readonly [name: string, words: string]

/** What the program is, in a line. */
export const tagline = 'technical diagrams to adapt, as editable scenes and as SVG'

/** The program's exit codes. */
export const exitCodes: readonly Fact[] = [
  ['0', 'Done.'],
  [
    '1',
    'The answer is no, as with grep and diff: list found nothing, check found something that must be fixed, draw found data that cannot be drawn, diff found a difference, or fmt --check found a file to change.',
  ],
  [
    '2',
    'Trouble: a wrong command line, a file that cannot be read or would be overwritten, an unknown id, a service that does not respond. The message says what is wrong.',
  ],
]

/** The environment variables. */
export const environment: readonly Fact[] = [
  ['DIAGREF_BASE_URL', 'The service to use if --base-url is not given.'],
  ['HTTPS_PROXY, HTTP_PROXY, ALL_PROXY, NO_PROXY', 'Proxies; never used for loopback addresses.'],
  ['NO_COLOR, FORCE_COLOR', 'Any value of NO_COLOR turns colors off; FORCE_COLOR=1 keeps them in a pipe.'],
  ['BROWSER', 'The program that open starts.'],
  ['XDG_CACHE_HOME', 'Where responses are cached, in diagref/replies (default ~/.cache).'],
]

/**
 * The requests the sandbox makes: the page and its script write the same request from the same values.
 */

/** What of an endpoint a request needs: its path below the root, and the parameters it takes. */
export type SandboxEndpoint = { path: string; parameters: readonly string[] }

/** The values of the form by parameter; an empty one is not sent. */
export type SandboxValues = Readonly<Record<string, string>>

/** The address of a request, from the root of the service. */
export function requestAddress({ path, parameters }: SandboxEndpoint, values: SandboxValues): string {
  const sent = parameters
    .filter((name) => !path.includes(`{${name}}`))
    .map((name): [string, string] => [name, values[name] ?? ''])
    .filter(([, value]) => value !== '')
  const query = new URLSearchParams(sent).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(values[name] ?? ''))
  return query === '' ? filled : `${filled}?${query}`
}

/** The same request for a shell. */
export const curlOf = (address: string): string => `curl -i '${address.replaceAll("'", '%27')}'`

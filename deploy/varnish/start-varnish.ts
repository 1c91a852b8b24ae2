/**
 * Debian's Varnish with the configuration of this folder, in the foreground.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrontServerOptions } from '../test/front-server.ts'
import { type ServerProcess, startServer } from '../test/processes.ts'

/** Starts it in front of the service. */
export async function startVarnish({ folder, port, upstream }: FrontServerOptions): Promise<ServerProcess> {
  const vcl = await readFile('deploy/varnish/default.vcl', 'utf8')
  const file = join(folder, 'default.vcl')
  await writeFile(file, vcl.replace('.port = "3000"', `.port = "${upstream}"`))
  const args = ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', join(folder, 'state'), '-s', 'malloc,64m']
  return startServer({ command: 'varnishd', args: [...args, '-j', 'none', '-p', 'http_gzip_support=off'], port })
}

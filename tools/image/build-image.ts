/**
 * The image of deploy/Dockerfile, built with buildah and without a container registry.
 */
import { buildah, importBaseImage, installTools } from './base-image.ts'

/** Builds the image named diagref from the sources in a folder; `version` and `revision` are its labels. */
export function buildImage(folder: string, { version, revision }: { version: string; revision: string }): void {
  installTools()
  importBaseImage()
  const ignore = ['--ignorefile', `${folder}/deploy/Dockerfile.dockerignore`]
  const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision}`]
  const options = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', ...ignore, ...labels]
  console.log(buildah('bud', ...options, '-f', `${folder}/deploy/Dockerfile`, '-t', 'diagref', folder))
}

/** Writes the image as a file that `docker load` and `podman load` read. */
export const saveImage = (file: string, version: string): string =>
  buildah('push', 'diagref', `docker-archive:${file}:diagref:${version}`)

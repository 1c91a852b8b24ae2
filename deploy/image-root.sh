#!/bin/sh
# Makes the file system of an image that runs Node and nothing else: image-root.sh FOLDER
set -eu
root=$1
node=$(readlink -f "$(command -v node)")
mkdir -p "$root/app" "$root/etc" "$root/usr/local/bin" "$root/tmp"
cp "$node" "$root/usr/local/bin/node"
# The dynamic loader and every library, at the paths where the loader looks for them.
for library in $(ldd "$node" | grep -o '/[^ ]*'); do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done
echo 'diagref:x:65532:65532::/app:/none' > "$root/etc/passwd"
echo 'diagref:x:65532:' > "$root/etc/group"

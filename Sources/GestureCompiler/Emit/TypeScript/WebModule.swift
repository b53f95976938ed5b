/// The runtime as WebAssembly and the scripts that drive it, for a page. `Scripts/build-web` embeds the texts.
package enum WebModule {}

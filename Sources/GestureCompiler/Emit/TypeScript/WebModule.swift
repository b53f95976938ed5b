/// What a page loads: the runtime as WebAssembly, and the scripts that drive it. The texts are embedded by `Scripts/build-web`.
package enum WebModule {}

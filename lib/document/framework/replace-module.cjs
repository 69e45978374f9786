/** A loader: the module becomes the code of its option. */
module.exports = function replaceModule() {
  return this.getOptions().code;
};

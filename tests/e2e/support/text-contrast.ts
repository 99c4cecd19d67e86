import type { Locator } from '@playwright/test';

/**
 * Measures the painted contrast of a control's text: the ratio of the brightest to the darkest pixel of the text, and
 * whether the background of the text differs from that of the control. Computed styles are not sufficient, because
 * browsers paint a backplate behind text in forced colors mode.
 */
export async function measureTextContrast(
  control: Locator,
): Promise<{ ratio: number; hasBackplate: boolean }> {
  const png = (await control.screenshot({ animations: 'disabled' })).toString('base64');
  return control.evaluate(async (element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('Canvas is not supported.');
    context.drawImage(image, 0, 0);
    const controlBox = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const textBox = range.getBoundingClientRect();
    const scale = image.width / controlBox.width;
    const left = Math.round((textBox.left - controlBox.left) * scale);
    const top = Math.round((textBox.top - controlBox.top) * scale);
    const [width, height] = [Math.round(textBox.width * scale), Math.round(textBox.height * scale)];
    const linear = (part: number) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const brightness = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(x, y, 1, 1).data].map(
        (part) => linear(part / 255),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let [darkest, brightest] = [1, 0];
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) {
        darkest = Math.min(darkest, brightness(x, y));
        brightest = Math.max(brightest, brightness(x, y));
      }
    const behindText = brightness(left + 1, top + 1);
    const besideText = brightness(Math.max(3, left - 6), Math.round(image.height / 2));
    return {
      ratio: (brightest + 0.05) / (darkest + 0.05),
      hasBackplate: Math.abs(behindText - besideText) > 0.02,
    };
  }, png);
}

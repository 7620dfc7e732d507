import { tradesOf } from './trade-list.ts';

/** Food and drink: places to eat and drink, and makers and growers. */
export const food = [
  ...tradesOf(
    'cafe',
    `
coffee shop = filter coffee, espresso, cake, flat whites
coffee cart = espresso, iced coffee, warm buns
tea house > tea room = loose-leaf tea, scones, small sandwiches, cake
chai stall = spiced chai, ginger tea, sweet cookies
bubble tea shop = milk tea, fruit tea, chewy pearls
brunch cafe > brunch café = eggs, pancakes, strong coffee
juice bar = cold-pressed juice, ginger shots, fresh fruit
smoothie bar = thick smoothies, fruit bowls, oat shakes
cat cafe > cat café = coffee, cake, time with cats
shisha lounge = mint tea, shisha, dates
`,
  ),
  ...tradesOf(
    'bakery',
    `
bakery = bread, rolls, cinnamon buns, pastries
sourdough bakery = sourdough loaves, rye bread, crusty rolls
patisserie > pastry shop = éclairs, fruit tarts, macarons
cake studio = wedding cakes, birthday cakes, layer cakes
cupcake shop = cupcakes, muffins, small birthday boxes
doughnut shop > donut shop = glazed donuts, filled donuts, mixed boxes
cookie bakery = chewy cookies, brownies, cookie boxes
bagel shop = boiled bagels, cream cheese, stacked sandwiches
pretzel bakery = soft pretzels, salted sticks, mustard dips
pie shop = fruit pies, savory pies, hand pies
creperie > crêperie = sweet crêpes, buckwheat galettes, cider
waffle house = crisp waffles, fresh fruit, fried chicken and waffles
ice cream parlour > ice cream parlor = scoops of ice cream, sundaes, fresh cones
gelateria > gelato shop = gelato, sorbet, affogato
frozen yoghurt bar > frozen yogurt bar = frozen yogurt, fresh fruit, crunchy toppings
popsicle maker = fruit popsicles, creamy bars, party boxes
chocolatier > chocolate shop = pralines, truffles, chocolate bars
sweet maker > candy maker = hard candy, fudge, caramels
churro stand = hot churros, thick chocolate, cinnamon sugar
dessert bar = plated desserts, small cakes, sweet drinks
`,
  ),
  ...tradesOf(
    'kitchen',
    `
pizzeria = pizza, antipasti, tiramisu
italian restaurant > Italian restaurant = fresh pasta, slow sauces, tiramisu
french bistro > French bistro = steak frites, onion soup, crème caramel
tapas bar = tapas, cured ham, sherry
greek taverna > Greek taverna = grilled lamb, meze, lemon potatoes
burger joint = burgers, fries, milkshakes
hot dog stand = hot dogs, chili fries, cold soda
fish and chip shop = fish and chips, mushy peas, pickled eggs
fried chicken shop = fried chicken, biscuits, hot sauce
rotisserie = roast chicken, crisp potatoes, gravy
barbecue smokehouse = brisket, ribs, cornbread
steakhouse = steaks, baked potatoes, creamed spinach
south american grill > South American grill = grilled beef, chimichurri, empanadas
sandwich shop = stacked sandwiches, soup, pickles
diner = eggs, burgers, pie
food truck = street food, daily specials, hot snacks
taqueria > taquería = tacos, salsa, fresh tortillas
empanada truck = empanadas, green salsa, cold drinks
arepa bar = stuffed arepas, black beans, fried plantain
cevicheria > cevichería = ceviche, crisp corn, grilled fish
sushi bar = nigiri, rolls, miso soup
ramen shop = ramen, gyoza, soft eggs
izakaya = skewers, small plates, sake
onigiri and bento shop = onigiri, bento boxes, miso soup
chinese restaurant > Chinese restaurant = stir-fries, noodles, steamed fish
dumpling house = dumplings, buns, chili oil
thai restaurant > Thai restaurant = curries, papaya salad, noodles
vietnamese kitchen > Vietnamese kitchen = pho, summer rolls, banh mi
korean barbecue > Korean barbecue restaurant = grilled short ribs, kimchi, rice bowls
indian restaurant > Indian restaurant = curries, naan, dosas
kebab shop = kebabs, flatbread, garlic sauce
lebanese restaurant > Lebanese restaurant = hummus, grilled meat, fresh herbs
falafel bar = falafel, warm pita, pickles
moroccan restaurant > Moroccan restaurant = tagines, couscous, mint tea
ethiopian restaurant > Ethiopian restaurant = injera, spiced stews, coffee
west african kitchen > West African kitchen = jollof rice, suya, pepper soup
caribbean kitchen > Caribbean kitchen = jerk chicken, rice and peas, plantain
poke bar = poke bowls, fresh fish, sesame rice
filipino kitchen > Filipino kitchen = adobo, lumpia, garlic rice
pierogi kitchen = pierogi, beet soup, sour cream
vegan restaurant = plant-based dishes, grain bowls, desserts
salad bar = big salads, grain bowls, fresh dressings
soup bar = hot soup, fresh bread, small salads
seafood restaurant = grilled fish, oysters, chowder
lobster shack = lobster rolls, clam chowder, fries
catering company = buffets, canapés, sit-down dinners
private chef > private chef service = home-cooked dinners, tasting menus, party food
meal prep kitchen = ready meals, lunch boxes, high-protein bowls
restaurant = starters, main dishes, desserts
southern and cajun kitchen > Southern kitchen = gumbo, fried catfish, cornbread
`,
  ),
  ...tradesOf(
    'bar',
    `
beer garden = cold beer, pretzels, lemonade
gastropub = draft beer, roasts, small plates
sports bar = cold beer, wings, burgers
wine bar = wine by the glass, cheese boards, small plates
cocktail bar = cocktails, long drinks, alcohol-free drinks
nightclub = cocktails, cold drinks, long drinks
mezcal bar = mezcal, tequila, salty snacks
`,
  ),
  ...tradesOf(
    'roastery',
    `
coffee roaster > coffee roastery = espresso roasts, filter roasts, house blends
`,
  ),
  ...tradesOf(
    'brewer',
    `
whisky distillery = single malt, blended whisky, special bottlings
gin distillery = dry gin, sloe gin, flavored gin
craft brewery = pale ale, lager, stout
cidery = dry cider, pear cider, apple juice
winery = red wine, white wine, rosé
kombucha brewery = kombucha, ginger brew, herbal drinks
craft soda maker = ginger beer, cola, fruit sodas
spring water company = still water, sparkling water, flavored water
meadery = dry mead, fruit mead, honey wine
`,
  ),
  ...tradesOf(
    'pantry',
    `
fresh pasta maker = fresh pasta, filled pasta, sauces
honey farm = raw honey, honeycomb, beeswax candles
jam maker = jam, marmalade, fruit jelly
hot sauce maker = hot sauce, chili oil, pickled peppers
pickle maker = pickles, sauerkraut, kimchi
olive oil press = olive oil, olives, tapenade
cheese maker = soft cheese, aged cheese, butter
charcuterie maker = salami, cured ham, pâté
salt works > sea salt maker = sea salt, smoked salt, salt blends
granola maker = granola, muesli, oat bars
nut roaster = roasted nuts, nut butter, trail mix
potato chip maker = sea salt chips, vinegar chips, party bags
popcorn maker = salted popcorn, caramel popcorn, party tubs
flour mill = bread flour, rye flour, oats
fish smokehouse = smoked salmon, smoked trout, smoked mackerel
baby food maker = fruit purées, vegetable purées, finger foods
maple sugar shack > maple sugarhouse = maple syrup, maple sugar, taffy
`,
  ),
  ...tradesOf(
    'farm',
    `
oyster farm = oysters, clams, sea vegetables
dairy farm = milk, butter, yogurt
goat farm = goat milk, soft cheese, farm visits
egg farm = eggs, hens, soup chickens
cattle ranch = beef, calves, hides
mushroom farm = oyster mushrooms, shiitake, growing kits
urban microgreens farm > microgreens farm = microgreens, herbs, salad shoots
orchard = apples, pears, plums
vegetable farm = root vegetables, salad greens, squash
fishing fleet = line-caught fish, crab, shellfish
`,
  ),
];

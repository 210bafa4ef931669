import 'server-only';

/** Tools, vehicle parts and electronics. `read-vocabulary.ts` describes the format. */
export const TOOLS = `
# car-parts: general
en: air filter, alternator, auto parts, ball joint, bearing, bearings, belt drive, bicycle, bicycle parts,
    bicycle pump, bicycle seat, bike chain, bike light holder, brake pad, brake pads, brake shoe, bumper,
    cabin filter, car accessories, car cover, car floor mats, car horn, car key cover, car mat, car mats, car mirror,
    car parts, car seat cover, car stickers, carburetor, clutch kit, clutch plate, control arm, ecu, engine,
    engine mount, engine parts, fan belt, filter, fuse, fuses, gasket, gaskets, gearbox, generator parts,
    headlights car, helmet, horn, ignition coil, injector, key cover, machine parts, motorcycle helmet,
    motorcycle parts, oxygen sensor, piston, piston rings, printer parts, radiator, relay, rim, rims, seat cover,
    seat covers, sensor, sensors, sewing machine parts, shock absorber, shock absorbers, side mirror, spare part,
    spare parts, spark plug, spark plugs, sprocket, starter motor, steering wheel cover, tail light, timing belt,
    tire, tires, turbocharger, tyre, tyres, valve, valves, wheel, wheels, wiper, wiper blades
zh-CN: 传感器, 保险丝, 保险杠, 减震器, 刹车蹄, 化油器, 发动机, 发动机配件, 发电机, 后视镜, 喇叭, 喷油嘴, 垫片, 大灯, 头盔, 密封圈, 座套, 打印机配件, 打气筒, 摩托车头盔, 摩托车配件,
    散热器, 方向盘套, 机器配件, 机械配件, 正时皮带, 氧传感器, 水箱, 汽车座套, 汽车脚垫, 汽车配件, 汽配, 活塞, 活塞环, 涡轮增压器, 滤芯, 火花塞, 点火线圈, 皮带轮, 离合器, 空气滤芯, 空调滤芯,
    继电器, 缝纫机配件, 缝纫机零件, 脚垫, 自行车, 自行车配件, 起动机, 车罩, 车贴, 轮毂, 轮胎, 轴承, 配件, 钥匙套, 链条, 链轮, 阀门, 雨刮器, 雨刷, 零件
fr: alternateur, amortisseur, amortisseurs, bougie d'allumage, bougies d'allumage, capteur, capteurs, carburateur,
    casque, casque moto, courroie, courroie de distribution, démarreur, embrayage, essuie-glace, essuie-glaces,
    filtre, filtre à air, filtres, fusible, fusibles, housse de siège, housses de siège, injecteur, jante, jantes,
    joint, joints, klaxon, moteur, pare-chocs, phare, phares, piston, pièces auto, pièces automobiles,
    pièces de machine, pièces de rechange, pièces détachées, pièces moto, pièces vélo, plaquettes, pneu, pneus,
    radiateur voiture, relais, roulement, roulements, rétroviseur, rétroviseurs, soupape, tapis de voiture,
    tapis voiture, vanne, vélo
ar: أغطية مقاعد, إطار, إطارات, بخاخات سيارة, بستم, بواجي, بوجيهات, بوري, بيليا, جنط, جنوط, جوان, حساس, حساسات,
    حلقات بستم, خوذات, خوذة, دراجة هوائية, دعاسات, دعاسات سيارة, دينمو, رديتر, رولمان بلي, ريليه, سلف, سير, سيور,
    شمعات احتراق, صدام, صمام, غطاء مقاعد, غطاء مقود, فلاتر, فلتر, فلتر هواء, فيوز, قطع دراجات, قطع سيارات, قطع غيار,
    قطع غيار سيارات, قطع ماكينات, كربراتير, كفرات سيارات, كلتش سيارة, محرك, محركات, مرايا جانبية, مرايا سيارة, مساحات,
    مساحات زجاج, مساعدات
ur: اسپارک پلگ, اسپیئر پارٹس, انجن, انجن پارٹس, ایئر فلٹر, بریک شو, بمپر, بیرنگ, بیرنگز, رم, ریڈی ایٹر, سائیڈ مرر,
    سائیکل, سپیئر پارٹس, سینسر, سیٹ کور, شاک, فلٹر, مشین کے پرزے, موٹر سائیکل پارٹس, وائپر, والو, ٹائر, پرزے, پسٹن,
    پلگ, چین اسپراکٹ, کار میٹ, کار پارٹس, گاسکٹ, گاڑی کے پرزے, ہارن, ہیلمٹ
tr: alternatör, amortisör, araba parçası, bisiklet, bisiklet parçası, buji, conta, debriyaj, dikiz aynası,
    direksiyon kılıfı, enjektör parçası, far, filtre, fren pabucu, hava filtresi, jant, karbüratör, kask, kayış,
    koltuk kılıfı, korna, lastik, makine parçası, marş motoru, motor, motosiklet kaskı, motosiklet parçası,
    oto paspas, oto yedek parça, piston, polen filtresi, radyatör, rulman, röle, segman, sensör, sigorta, silecek,
    tampon, triger kayışı, vana, yedek parça, yedek parçalar
# electronics: ask
en: amplifier, arduino, barcode scanner, calculator, camera, camera lens, capacitors, car radio, car stereo,
    card printer, cash register printer, cctv camera, circuit board, computer, computer monitor, cooling fan, cpu,
    desktop computer, earphone, earphones, electronic components, electronic parts, electronics, flash drive,
    game controller, guitar pedal, hard disk, hard drive, hdmi splitter, headphone, headphones, headset, ip camera,
    joystick, keyboard, led display, microphone, modem, monitor, motherboard, mouse, network cable, pc, pcb,
    pen drive, playstation, pos machine, power supply, printer, ps5, radio, ram memory, raspberry pi, resistors,
    router, scanner, security camera, sound card, speaker, speakers, ssd, transformer, tv remote control,
    usb flash drive, usb hub, usb stick, webcam, wifi router, wired earphones, wireless keyboard, wireless mouse, xbox
zh-CN: LED显示屏, POS机, U盘, 主机, 主板, 优盘, 内存条, 功放, 变压器, 台式电脑, 固态硬盘, 声卡, 头戴耳机, 开关电源, 打印机, 扫描仪, 扫码器, 摄像头, 收音机, 散热风扇, 无线鼠标,
    显示器, 有线耳机, 游戏手柄, 游戏机, 电子产品, 电子元件, 电子元器件, 电子配件, 电容, 电源, 电脑, 电路板, 电阻, 监控摄像头, 硬盘, 移动硬盘, 网线, 耳机, 芯片, 计算器, 路由器, 车载音响,
    键盘, 镜头, 音响, 音箱, 麦克风, 鼠标
fr: alimentation électrique, amplificateur, autoradio, calculatrice, caméra, caméra de surveillance, caméras,
    carte mère, casque audio, circuit imprimé, clavier, clé usb, clés usb, composants électroniques, câble réseau,
    disque dur, enceinte, enceintes, haut-parleur, haut-parleurs, imprimante, manette, manettes, micro, microphone,
    modem, moniteur, objectif photo, ordinateur, ordinateur de bureau, radio, routeur, scanner, souris,
    transformateur, webcam, écouteur, écouteurs, écran d'ordinateur, électronique
ar: آلة حاسبة, إلكترونيات, بلايستيشن, حاسوب, راديو, راوتر, سماعات, سماعات رأس, سماعات سلكية, سماعة, شاشة كمبيوتر,
    طابعة, عدسة كاميرا, فأرة كمبيوتر, فلاش ميموري, فلاشات, فلاشة, قرص صلب, قطع إلكترونية, كابل شبكة, كاميرا,
    كاميرا مراقبة, كاميرات, كاميرات مراقبة, كمبيوتر, كيبورد, لوحة أم, لوحة مفاتيح, ماسح ضوئي, ماوس, مايك, محول,
    مسجل سيارة, مضخم صوت, مكبر صوت, مكبرات صوت, ميكروفون, هارد ديسك, يد تحكم, يو اس بي
ur: اسپیکر, اسپیکرز, اسکینر, الیکٹرانکس, ایئر فون, ایمپلیفائر, راؤٹر, ریڈیو, سرکٹ بورڈ, سپیکر, سی سی ٹی وی کیمرہ,
    ماؤس, مائیک, مائیکروفون, مانیٹر, نیٹ ورک کیبل, ٹرانسفارمر, پرنٹر, کمپیوٹر, کی بورڈ, کیلکولیٹر, کیمرہ, گیم کنٹرولر,
    ہارڈ ڈسک, ہینڈز فری, ہیڈ فون, ہیڈ فونز, ہیڈفون, یو ایس بی
tr: amfi, anakart, ağ kablosu, barkod okuyucu, bilgisayar, devre kartı, elektronik, elektronik parça, fare,
    flash bellek, güvenlik kamerası, güç kaynağı, hesap makinesi, hoparlör, kablolu kulaklık, kablosuz fare, kamera,
    kamera lensi, klavye, kulaklık, masaüstü bilgisayar, mikrofon, modem, monitör, mouse, oto teyp, oyun kolu, radyo,
    router, sabit disk, tarayıcı, trafo, usb bellek, web kamerası, yazıcı
# hand-tools: general
en: abrasive paper, aluminium profile, angle grinder, bolt, bolts, bracket, brackets, cable, cable ties, cables,
    caliper, chain, chains, chisel, circuit breaker, clamp, clamps, conveyor belt, door lock, drill, drill bit,
    drill bits, electric cable, electric drill, extension cable, extension cord, fastener, fasteners, floor tiles,
    garden hose, garden tool, garden tools, gear, gears, glass cutter, goods lift motor, grinder, hammer, hand saw,
    hand tools, hardware, hinge, hinges, hoe, hose, inverter, key blanks, ladder, laminate sample, level, lock, locks,
    magnet, magnets, measuring tape, motor, motors, multimeter, nails, nozzle, nut, nuts bolts, padlock, padlocks,
    pipe, pipe fitting, pipe fittings, pipes, plate steel, pliers, plug, plugs, pump, pumps, rake, rivets, rope,
    ropes, safety gloves, safety goggles, safety shoes, safety vest, sandpaper, saw, saw blade, saw blades, screw,
    screwdriver, screwdrivers, screws, shovel, socket, sockets, solar panel, solar panels, soldering iron, spanner,
    spanners, spirit level, spring, springs, steel bolts, switch, switches, tape measure, tile, tile cutter, tiles,
    tool, tool box, tool kit, tool set, tools, trowel, washer, washers, welding gloves, welding helmet,
    welding machine, welding mask, welding rods, wheelbarrow, wire, wires, work gloves, wrench
zh-CN: 万用表, 五金工具, 凿子, 劳保手套, 劳保鞋, 卡尺, 卷尺, 反光背心, 合页, 喷嘴, 园艺工具, 太阳能板, 夹具, 工具, 工具箱, 开关, 弹簧, 手动工具, 手锯, 扎带, 扳手, 护目镜, 挂锁, 插头,
    插座, 插线板, 支架, 断路器, 机器, 机械, 机械零件, 梯子, 模具, 水平尺, 水泵, 水管, 焊接面罩, 焊条, 瓷砖, 电机, 电烙铁, 电焊机, 电线, 电缆, 电钻, 砂纸, 磁铁, 管件, 紧固件, 绳子,
    耙子, 螺丝, 螺丝刀, 螺栓, 螺母, 角磨机, 设备, 软管, 逆变器, 钉子, 钥匙胚, 钳子, 钻头, 铁链, 铆钉, 铲子, 锁, 锁具, 锄头, 锤子, 锯子, 锯片, 门锁, 马达, 齿轮
fr: aimant, aimants, arrosoir, boulon, boulons, boîte à outils, cadenas, carrelage, charnière, charnières,
    chaussures de sécurité, chaîne, chaînes, ciseau à bois, clous, clé à molette, colliers de serrage, corde, cordes,
    câble, câble électrique, câbles, disjoncteur, fer à souder, fil électrique, forets, gants de travail,
    gilet de sécurité, interrupteur, interrupteurs, lame de scie, lunettes de protection, machine, marteau,
    masque de soudure, meuleuse, multimètre, multiprise, mètre ruban, niveau à bulle, onduleur, outil, outillage,
    outils, outils de jardin, panneau solaire, panneaux solaires, papier de verre, pelle, perceuse, pince, pinces,
    pompe, pompes, poste à souder, prise, prise électrique, prises, quincaillerie, raccords, rallonge, ressort,
    ressorts, rivets, râteau, scie, serrure, serrures, tournevis, tuyau, tuyaux, vis, échelle, écrous
ar: آلة, أحذية سلامة, أداة, أدوات, أدوات حديقة, أدوات زراعة, أدوات يدوية, أسلاك, أقفال, ألواح شمسية, أنابيب, أنبوب,
    إزميل, انفرتر, براغي, بريزة, بلاط, توصيلة, حبال, حبل, خراطيم, خردوات, خرطوم, دريل, ريش دريل, زرادية, زنبرك,
    سترة عاكسة, سلاسل, سلسلة, سلك, سلم, شاكوش, شنطة عدة, صاروخ جلخ, صندوق عدة, صواميل, طرمبة, عدة, عدد يدوية, فيش,
    قاطع كهرباء, قفازات عمل, قفل, قناع لحام, كابلات, كماشة, كيبل, لحام قصدير, لوح شمسي, ماكينة, ماكينة لحام, متر قياس,
    مثقاب, مجرفة, مسامير, مضخة, مطرقة, معدات, مغناطيس, مفاتيح, مفتاح ربط, مفتاح كهرباء, مفصلات, مفك, مفكات, مقبس,
    ملتيميتر, مناشير, منشار, مواسير, موتور, ميزان ماء, نظارات حماية, ورق صنفرة, وصلة كهرباء
ur: آری, انورٹر, اوزار, ایکسٹینشن, باغبانی کے اوزار, بجلی کی تار, بریکر, بولٹ, بیلچہ, تار, تاریں, تالا, تالے,
    حفاظتی جوتے, رسی, ریگ مال, زنجیر, ساکٹ, سوئچ, سولر پینل, سیڑھی, فیتہ, قبضے, مشین, مشینری, مقناطیس, موٹر, نلی,
    نٹ بولٹ, واٹر پمپ, ویلڈنگ ماسک, ویلڈنگ مشین, ٹائل, ٹول کٹ, پائپ, پانا, پلاس, پمپ, پیچ, پیچ کس, ڈرل, ڈرل بٹ,
    ڈرل مشین, کیل, گرائنڈر, ہتھوڑا
tr: alet, alet çantası, anahtar elektrik, anahtar takımı, asma kilit, bahçe aleti, bahçe aletleri, bahçe hortumu,
    boru, cıvata, el aleti, el aletleri, elektrik kablosu, fayans, fiş, güneş paneli, halat, havya, hortum, hırdavat,
    ingiliz anahtarı, invertör, ip, iş ayakkabısı, iş eldiveni, kablo, kablo bağı, kaynak makinesi, kaynak maskesi,
    keski, kilit, koruyucu gözlük, kumpas, kürek, makine, matkap, matkap ucu, mengene, menteşe, merdiven, multimetre,
    mıknatıs, pense, perçin, pompa, priz, reflektörlü yelek, somun, spiral taşlama, su terazisi, takım çantası,
    testere, tornavida, tırmık, uzatma kablosu, vida, yay, zincir, zımpara, zımpara kağıdı, çekiç, çivi, şerit metre
`;
